import type { DataFileFailure } from '@parley/model';

/** A file that nothing can be answered from. */
export class ExtractionError extends Error {
  override readonly name = 'ExtractionError';
  readonly code: DataFileFailure;

  constructor(code: DataFileFailure, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}
