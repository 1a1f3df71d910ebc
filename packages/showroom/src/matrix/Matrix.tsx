/** @jsxRuntime classic */
import React, { type CSSProperties, useEffect, useRef, useState } from 'react';
import { useTheme } from 'storybook/theming';
import {
  addressOf,
  type Cell,
  type Choice,
  cellsOf,
  frameWidthOf,
  labelOf,
  nameOf,
  relabelled,
  rowsOf,
  SIDE_NAMES,
  SIDE_WORDS,
  SIDES,
  toggled,
  WIDTHS,
  wordOf,
} from './cells.ts';
import { CELL_ATTRIBUTE } from './frame.ts';
import type { ActedWindow } from './media.ts';

/** Height of a cell's window, in CSS pixels; less where the story needs less. */
const HEIGHT = { most: 844, least: 120 };
/** Cells that would be smaller beside each other stand below each other. */
const LEAST_SCALE = 0.3;
/** Cells beyond it are too many pages for one browser. */
const MOST_CELLS = 48;

/** How wide the thumb of the browser's own slider is, in CSS pixels. */
const THUMB = 16;

export interface MatrixProps {
  /** The story that every cell shows. */
  storyId: string;
  choice: Choice;
  /** Labels of the cells that are compared, two at most. */
  compared: readonly string[];
  onChoose: (choice: Choice, compared: readonly string[]) => void;
}

/**
 * A story as a live grid of theme, contrast, direction, language, width and pointer (DS-7); two cells can be
 * laid over each other and compared with a slider.
 */
export function Matrix({ storyId, choice, compared, onChoose }: MatrixProps) {
  const theme = useTheme();
  const all = cellsOf(choice);
  const cells = all.slice(0, MOST_CELLS).map((cell) => ({
    cell,
    label: labelOf(cell, choice),
    name: nameOf(cell, choice),
  }));
  const [over, under] = cells.filter(({ label }) => compared.includes(label));
  const toggleCompared = (label: string) =>
    onChoose(
      choice,
      compared.includes(label) ? compared.filter((each) => each !== label) : [...compared.slice(-1), label],
    );
  const inManager = { colorScheme: theme.base, accentColor: theme.color.secondary };
  return (
    <div style={{ ...styles.page, ...inManager }}>
      <form style={styles.sides} aria-label="What is laid out">
        {SIDE_NAMES.map((side) => (
          <fieldset key={side} style={styles.side}>
            <legend style={styles.legend}>{SIDE_WORDS[side].title}</legend>
            {SIDES[side].map((value) => (
              <label key={value} style={styles.value}>
                <input
                  type="checkbox"
                  checked={(choice[side] as readonly string[]).includes(value)}
                  onChange={() => {
                    const next = toggled(choice, side, value);
                    onChoose(next, relabelled(compared, choice, next));
                  }}
                />
                {wordOf(side, value)}
              </label>
            ))}
          </fieldset>
        ))}
      </form>
      <p role="status" style={styles.count}>
        {all.length > MOST_CELLS
          ? `${MOST_CELLS} of ${all.length} cells: choose fewer to see all`
          : `${all.length} cells`}
        {over && !under ? '; choose a second one to compare' : ''}
      </p>
      {over && under && <Comparison storyId={storyId} over={over} under={under} />}
      <div style={styles.rows}>
        {rowsOf(cells, choice).map((row) => (
          <div key={row[0]?.label} style={choice.width.length > 1 ? styles.row : styles.grid}>
            {row.map(({ cell, label, name }) => {
              const width = frameWidthOf(storyId, cell);
              return (
                <figure
                  key={label}
                  style={{
                    ...styles.cell,
                    flex: `${width} 1 ${width * LEAST_SCALE}px`,
                    maxInlineSize: width,
                  }}
                >
                  <figcaption style={styles.caption}>
                    <span style={styles.name}>{name}</span>
                    <label style={styles.value}>
                      <input
                        type="checkbox"
                        aria-label={`Compare ${name}`}
                        checked={compared.includes(label)}
                        onChange={() => toggleCompared(label)}
                      />
                      Compare
                    </label>
                    <a
                      style={{ color: theme.barSelectedColor }}
                      aria-label={`Open ${name} alone`}
                      href={addressOf(storyId, cell)}
                      target="_blank"
                      rel="noreferrer"
                    >
                      Open
                    </a>
                  </figcaption>
                  <Frame storyId={storyId} cell={cell} name={name} />
                </figure>
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}

interface NamedCell {
  cell: Cell;
  name: string;
}

/** The story in a window of the cell's width, made smaller until it fits. */
function Frame({ storyId, cell, name }: NamedCell & { storyId: string }) {
  const room = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0);
  const [height, setHeight] = useState(HEIGHT.most);
  const [needed, setNeeded] = useState(0);
  const width = frameWidthOf(storyId, cell, needed);
  const acted: ActedWindow = { pointer: cell.pointer, width: WIDTHS[cell.width] };
  useEffect(() => {
    const element = room.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setScale(Math.min(1, element.clientWidth / width)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [width]);
  return (
    <div ref={room} style={{ ...styles.room, blockSize: height * scale }}>
      <iframe
        title={name}
        src={addressOf(storyId, cell)}
        loading="lazy"
        {...{ [CELL_ATTRIBUTE]: JSON.stringify(acted) }}
        style={{ ...styles.frame, inlineSize: width, blockSize: height, scale: `${scale}` }}
        onLoad={({ currentTarget: { contentDocument } }) => {
          if (!contentDocument) return;
          // A screen is as high as its window, and stays so.
          const { body } = contentDocument;
          new ResizeObserver(() => {
            const bottoms = [...body.children].map((each) => each.getBoundingClientRect().bottom);
            const padding = Number.parseFloat(getComputedStyle(body).paddingBlockEnd);
            const wanted = Math.ceil(Math.max(...bottoms) + padding);
            setHeight((now) => Math.max(HEIGHT.least, Math.min(now, wanted || now)));
            setNeeded((now) => Math.max(now, body.scrollWidth));
          }).observe(contentDocument.getElementById('storybook-root') ?? body);
        }}
      />
    </div>
  );
}

interface ComparisonProps {
  storyId: string;
  over: NamedCell;
  under: NamedCell;
}

/** Two cells over each other; the slider above says how much of the first is seen: up to its thumb. */
function Comparison({ storyId, over, under }: ComparisonProps) {
  const { color } = useTheme();
  const [at, setAt] = useState(50);
  const widths = [over, under].map(({ cell }) => frameWidthOf(storyId, cell));
  return (
    <section
      aria-label="Comparison"
      style={{ ...styles.comparison, maxInlineSize: Math.max(...widths) + THUMB }}
    >
      <p style={styles.ends}>
        <span>{over.name}</span>
        <span style={{ textAlign: 'end' }}>{under.name}</span>
      </p>
      <input
        type="range"
        aria-label={`How much of ${over.name} is seen over ${under.name}, in per cent`}
        value={at}
        onChange={({ target }) => setAt(Number(target.value))}
        style={styles.slider}
      />
      <div style={styles.stack}>
        <div style={styles.layer}>
          <Frame storyId={storyId} {...under} />
        </div>
        <div style={{ ...styles.layer, clipPath: `inset(0 ${100 - at}% 0 0)` }}>
          <Frame storyId={storyId} {...over} />
        </div>
        <div style={{ ...styles.seam, insetInlineStart: `${at}%`, background: color.secondary }} />
      </div>
    </section>
  );
}

const styles = {
  page: {
    position: 'absolute',
    inset: 0,
    overflow: 'auto',
    padding: 16,
    boxSizing: 'border-box',
    fontSize: 13,
    lineHeight: 1.5,
  },
  sides: { display: 'flex', flexWrap: 'wrap', gap: '8px 24px' },
  side: { display: 'flex', flexWrap: 'wrap', gap: '0 12px', border: 0, padding: 0, margin: 0 },
  legend: { padding: 0, fontWeight: 700 },
  value: { display: 'flex', gap: 6, alignItems: 'center', minBlockSize: 24 },
  count: { margin: '12px 0' },
  rows: { display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' },
  /** Windows beside each other, all at the same scale. */
  row: { display: 'flex', flexWrap: 'wrap', gap: 16 },
  grid: { display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))' },
  cell: { margin: 0, minInlineSize: 0 },
  /** What a cell is called stands alone in its line: cells differ by its last words. */
  caption: { display: 'flex', flexWrap: 'wrap', gap: '0 12px', alignItems: 'center' },
  name: { flex: '1 1 100%', fontWeight: 600 },
  room: { overflow: 'hidden', outline: '1px solid #8884', borderRadius: 6 },
  frame: { border: 0, transformOrigin: '0 0', background: 'Canvas' },
  comparison: { marginBlockEnd: 24 },
  ends: { display: 'flex', gap: 16, justifyContent: 'space-between', margin: 0, fontWeight: 600 },
  slider: { boxSizing: 'border-box', inlineSize: '100%', minBlockSize: 24, margin: 0 },
  /** Its edges are where the middle of the slider's thumb ends. */
  stack: { position: 'relative', display: 'grid', marginInline: THUMB / 2 },
  seam: { position: 'absolute', insetBlock: 0, inlineSize: 2, marginInlineStart: -1 },
  layer: { gridArea: '1 / 1', minInlineSize: 0 },
} satisfies Record<string, CSSProperties>;
