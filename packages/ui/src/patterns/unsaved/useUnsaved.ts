import {
  createContext,
  type Dispatch,
  type SetStateAction,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';

/** What saves the changes of a form at this moment; undefined where nothing can. */
export interface Saver {
  readonly current: (() => void) | undefined;
}

/** Where the changes of forms are known as long as they are not saved. */
export interface UnsavedStore {
  /** What was changed in a form when the page was last left without an answer; null where nothing was. */
  read(form: string): unknown;
  /** Keeps what is changed in a form, so that it outlives the page; null forgets it. */
  keep(form: string, changes: unknown): void;
  /** From here on, leaving asks first, and may save first if that saves them now. @returns ends that */
  hold(form: string, save: Saver): () => void;
  /** From here on its changes are on their way, and leaving asks in other words. @returns ends that */
  saving(form: string): () => void;
}

const nowhere: UnsavedStore = {
  read: () => null,
  keep: () => undefined,
  hold: () => () => undefined,
  saving: () => () => undefined,
};

/** Gives the store to the forms below; without one, changes live as long as their form. */
export const UnsavedContext = createContext<UnsavedStore>(nowhere);

/** A form whose changes are not lost. */
export interface UnsavedForm<T extends object> {
  /** Name of the form, with the id of what it edits; the same on each visit. */
  form: string;
  /** Before anything is typed. */
  initial: T;
  /** Whether a value differs from what is saved. */
  isChanged: (value: T) => boolean;
  /** The changes are on their way to the server. */
  isSaving: boolean;
  /** Has each member that a value may have. @default initial */
  example?: object;
}

/**
 * Asks before the changes of a form are left behind, as long as it has some (FA-1).
 * @param isSaving they are on their way to the server
 * @param save saves them now; undefined where nothing can
 */
export function useHeld(form: string, isChanged: boolean, isSaving: boolean, save?: () => void): void {
  const store = useContext(UnsavedContext);
  const saver = useRef(save);
  saver.current = save;
  useEffect(() => (isSaving ? store.saving(form) : undefined), [store, form, isSaving]);
  useEffect(() => (isChanged ? store.hold(form, saver) : undefined), [store, form, isChanged]);
}

/**
 * State of a field or form that is there again after it was out of sight, a reload or a login in between
 * (FA-1). Leaving it asks nothing: nothing is to be saved, or `useHeld` asks.
 */
export function useKept<T extends object>({
  form,
  initial,
  isChanged,
  example = initial,
}: Omit<UnsavedForm<T>, 'isSaving'>): [T, Dispatch<SetStateAction<T>>] {
  const store = useContext(UnsavedContext);
  const [value, setValue] = useState<T>(() => {
    const kept = store.read(form);
    return isLike(kept, example) ? { ...initial, ...kept } : initial;
  });
  const changed = isChanged(value);
  useEffect(() => store.keep(form, changed ? value : null), [store, form, changed, value]);
  return [value, setValue];
}

/**
 * State of a form that is not lost: as long as it differs from what is saved, leaving asks first, and it is
 * there again after a reload or a login in between (FA-1). Secrets are held by `useHeld` alone.
 */
export function useUnsaved<T extends object>({
  isSaving,
  ...kept
}: UnsavedForm<T>): [T, Dispatch<SetStateAction<T>>] {
  const [value, setValue] = useKept(kept);
  useHeld(kept.form, kept.isChanged(value), isSaving);
  return [value, setValue];
}

/**
 * Tells whether a form was left with changes, as by a reload or a login: its dialog is then to be opened as
 * the page comes back, as nobody would look for them in a closed one (FA-1).
 */
export function useLeftOpen(): (asked: { form: string }) => boolean {
  const store = useContext(UnsavedContext);
  return ({ form }) => store.read(form) !== null;
}

/** Forgets what was kept of a form once it has been sent; null while it has not. */
export function useForget(form: string | null): void {
  const store = useContext(UnsavedContext);
  useEffect(() => {
    if (form !== null) store.keep(form, null);
  }, [store, form]);
}

const isText = (value: unknown) => typeof value === 'string';

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Whether what was kept has only members that the example has, of the same types, since anybody can change
 * it. A null in the example stands for null, a text or a number.
 */
export function isLike(kept: unknown, example: object): kept is object {
  if (!isRecord(kept)) return false;
  const members = new Map<string, unknown>(Object.entries(example));
  return Object.entries(kept).every(([name, value]) => {
    const like = members.get(name);
    if (Array.isArray(like)) return Array.isArray(value) && value.every(isText);
    if (like === null) return value === null || isText(value) || typeof value === 'number';
    if (isRecord(like)) return isLike(value, like);
    return members.has(name) && typeof value === typeof like;
  });
}
