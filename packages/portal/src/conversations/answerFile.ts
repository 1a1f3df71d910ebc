/** Characters of a question that the name of its file takes. */
const NAME_LENGTH = 60;

/**
 * The data file that a question and its answer make, in Markdown: the question is the heading, so that
 * whoever asks it finds the answer below.
 */
export function answerFile(question: string, answer: string): File {
  const heading = question.replace(/\s+/g, ' ').trim();
  const words = heading.match(/[\p{L}\p{M}\p{N}]+/gu)?.join(' ') ?? '';
  const name = [...words].slice(0, NAME_LENGTH).join('').trim() || 'Answer';
  return new File([`# ${heading}\n\n${answer.trim()}\n`], `${name}.md`, { type: 'text/markdown' });
}
