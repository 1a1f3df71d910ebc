declare module 'fs-native-extensions' {
  /** Locks a whole file for this open descriptor, by the operating system; false where another holds it. */
  export function tryLock(descriptor: number): boolean;
}
