/** A property of a component or of a type that its properties speak of. */
export interface PropDoc {
  name: string;
  /** As one would write it. */
  type: string;
  /** The values, where the type is a choice of a few. */
  values?: readonly (string | number)[];
  required: boolean;
  description: string;
  /** As written in the code. */
  defaultValue?: string;
}

/** A type of the project that a property speaks of. */
export interface TypeDoc {
  name: string;
  description: string;
  /** Its members, where it has some; the others are shown as they are written. */
  members: readonly PropDoc[];
  text: string;
}

/** What the compiler knows of a component. */
export interface ComponentDoc {
  name: string;
  description: string;
  props: readonly PropDoc[];
  /** In the order in which the properties speak of them. */
  types: readonly TypeDoc[];
}
