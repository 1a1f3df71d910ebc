import type { WordKey } from '@parley/i18n';
import type { AssistantDraft, FieldName } from '@parley/model';
import { EDITOR_TABS, type EditorTab } from './editor.types.ts';

/** What a field holds, as far as comparing goes. */
export type FieldValue = string | number | boolean | null | readonly string[];

export interface FieldSpec {
  /** Where it is edited. */
  tab: EditorTab;
  label: WordKey;
  read: (draft: AssistantDraft) => FieldValue;
}

/** Every field of the draft, in the order in which the editor shows them. */
export const FIELDS: Record<FieldName, FieldSpec> = {
  name: { tab: 'general', label: 'editor.field.name', read: ({ name }) => name },
  description: {
    tab: 'general',
    label: 'editor.field.description',
    read: ({ description }) => description,
  },
  avatarUrl: { tab: 'general', label: 'editor.field.avatar', read: ({ avatarUrl }) => avatarUrl },
  language: { tab: 'general', label: 'editor.field.language', read: ({ language }) => language },
  model: { tab: 'behaviour', label: 'editor.field.model', read: ({ model }) => model },
  temperature: {
    tab: 'behaviour',
    label: 'editor.field.temperature',
    read: ({ temperature }) => temperature,
  },
  instructions: {
    tab: 'behaviour',
    label: 'editor.field.instructions',
    read: ({ instructions }) => instructions,
  },
  fallbackMessage: {
    tab: 'behaviour',
    label: 'editor.field.fallbackMessage',
    read: ({ fallbackMessage }) => fallbackMessage,
  },
  welcomeMessage: {
    tab: 'conversation',
    label: 'editor.field.welcomeMessage',
    read: ({ welcomeMessage }) => welcomeMessage,
  },
  starterQuestions: {
    tab: 'conversation',
    label: 'editor.field.starterQuestions',
    read: ({ starterQuestions }) => starterQuestions,
  },
  placeholder: {
    tab: 'conversation',
    label: 'editor.field.placeholder',
    read: ({ placeholder }) => placeholder,
  },
  disclaimer: {
    tab: 'conversation',
    label: 'editor.field.disclaimer',
    read: ({ disclaimer }) => disclaimer,
  },
  citations: { tab: 'conversation', label: 'editor.field.citations', read: ({ citations }) => citations },
  feedback: { tab: 'conversation', label: 'editor.field.feedback', read: ({ feedback }) => feedback },
  audience: {
    tab: 'access',
    label: 'editor.field.audience',
    read: ({ audience, userIds }) => (audience === 'everyone' ? audience : userIds),
  },
  'rateLimit.max': {
    tab: 'access',
    label: 'editor.field.rateLimitMax',
    read: ({ rateLimit }) => rateLimit.max,
  },
  'rateLimit.windowSeconds': {
    tab: 'access',
    label: 'editor.field.rateLimitWindow',
    read: ({ rateLimit }) => rateLimit.windowSeconds,
  },
  'rateLimit.message': {
    tab: 'access',
    label: 'editor.field.rateLimitMessage',
    read: ({ rateLimit }) => rateLimit.message,
  },
  allowedDomains: {
    tab: 'access',
    label: 'editor.field.allowedDomains',
    read: ({ allowedDomains }) => allowedDomains,
  },
  'widget.position': {
    tab: 'widget',
    label: 'editor.field.position',
    read: ({ widget }) => widget.position,
  },
  'widget.size': { tab: 'widget', label: 'editor.field.size', read: ({ widget }) => widget.size },
  'widget.theme': { tab: 'widget', label: 'editor.field.theme', read: ({ widget }) => widget.theme },
  'widget.color': { tab: 'widget', label: 'editor.field.color', read: ({ widget }) => widget.color },
  'widget.textColor': {
    tab: 'widget',
    label: 'editor.field.textColor',
    read: ({ widget }) => widget.textColor,
  },
  'widget.launcherLabel': {
    tab: 'widget',
    label: 'editor.field.launcherLabel',
    read: ({ widget }) => widget.launcherLabel,
  },
  'widget.autoOpenSeconds': {
    tab: 'widget',
    label: 'editor.field.autoOpen',
    read: ({ widget }) => widget.autoOpenSeconds,
  },
};

/** Names of all fields, in the order of `FIELDS`. */
export const FIELD_NAMES = Object.keys(FIELDS) as readonly FieldName[];

/** Names of the tabs. */
export const TAB_LABELS: Record<EditorTab, WordKey> = {
  general: 'editor.tab.general',
  behaviour: 'editor.tab.behaviour',
  conversation: 'editor.tab.conversation',
  data: 'editor.tab.data',
  access: 'editor.tab.access',
  widget: 'editor.tab.widget',
};

/** Fields that differ between two versions, of all or of those that are asked for. */
export function changedFields(
  before: AssistantDraft,
  after: AssistantDraft,
  among: readonly FieldName[] = FIELD_NAMES,
): FieldName[] {
  return FIELD_NAMES.filter(
    (name) => among.includes(name) && !sameValue(FIELDS[name].read(before), FIELDS[name].read(after)),
  );
}

function sameValue(one: FieldValue, other: FieldValue): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((item, index) => item === other[index]);
}

/** The part of an address as a tab; the first one where there is no such tab. */
export function editorTabOf(text: unknown): EditorTab {
  return EDITOR_TABS.find((tab) => tab === text) ?? EDITOR_TABS[0];
}

/** Whether people meet a field as Markdown: the greeting, and the answer where nothing is known. */
export const isMarkdown = (name: FieldName): boolean =>
  name === 'welcomeMessage' || name === 'fallbackMessage';
