/** Size of letters and height of a line, in rem. */
export interface TypeSize {
  size: string;
  line: string;
}

/** What text is there for. */
export type TypeRole = 'caption' | 'body' | 'reading' | 'title' | 'page' | 'display';

/**
 * All sizes of text; those of headings change with the window, unless the reader asked for fixed ones (SH-4).
 */
export const typeScale = {
  everywhere: {
    caption: { size: '0.75rem', line: '1rem' },
    body: { size: '0.875rem', line: '1.25rem' },
    reading: { size: '1rem', line: '1.625rem' },
    title: { size: '1rem', line: '1.5rem' },
    page: { size: '1.5rem', line: '2rem' },
    display: { size: '2rem', line: '2.5rem' },
  },
  phone: {
    page: { size: '1.375rem', line: '1.75rem' },
    display: { size: '1.625rem', line: '2.125rem' },
  },
  xlUp: {
    title: { size: '1.0625rem', line: '1.5rem' },
    page: { size: '1.75rem', line: '2.25rem' },
    display: { size: '2.375rem', line: '2.875rem' },
  },
} satisfies {
  everywhere: Record<TypeRole, TypeSize>;
  phone: Partial<Record<TypeRole, TypeSize>>;
  xlUp: Partial<Record<TypeRole, TypeSize>>;
};
