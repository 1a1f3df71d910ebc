export { Markdown, type MarkdownProps } from './chat/Markdown/Markdown.tsx';
export * from './components/index.ts';
export { loadFormats } from './format/formatters.ts';
export { sortedByName } from './format/sortedByName.ts';
export * from './layout/index.ts';
export * from './patterns/index.ts';
export * from './screens/index.ts';
export * from './theme/index.ts';
