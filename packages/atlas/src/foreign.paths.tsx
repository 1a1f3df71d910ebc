import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { type AnyMachineSnapshot, createMachine } from 'xstate';
import { type Atlas, AtlasProvider } from './Atlas.tsx';
import { graphOf } from './graph.ts';
import { layoutsOf } from './layouts.ts';
import { MachinePage } from './MachinePage.tsx';
import type { Machine } from './machine.ts';
import { Overview } from './Overview.tsx';
import type { AtlasParts } from './parts.ts';
import { InlineStage } from './Stage.tsx';

// The atlas with a machine, components and screens of its own, none of this product's.

const trafficLight = createMachine({
  id: 'trafficLight',
  initial: 'red',
  states: {
    red: { on: { 'light.changed': 'green' } },
    green: { on: { 'light.changed': 'yellow', 'power.lost': 'dark' } },
    yellow: { on: { 'light.changed': 'red' } },
    dark: { type: 'final' },
  },
});

const at = (leaf: string): AnyMachineSnapshot => trafficLight.resolveState({ value: leaf });
const { trafficLight: layout } = await layoutsOf({ trafficLight });
if (!layout) throw new Error('The machine was not drawn.');

const machine: Machine = {
  name: 'trafficLight',
  graph: graphOf(trafficLight),
  layout,
  faces: ['red', 'green', 'yellow', 'dark'].map((leaf) => ({
    ...{ key: leaf, leaf, face: null, snapshot: at(leaf), slug: leaf, picture: null, looksLike: null },
    storyId: leaf === 'red' ? 'lights--red' : null,
  })),
  eventsIn: () => [{ type: 'light.changed' }, { type: 'power.lost' }],
};

/** Every part as the plainest element that can stand for it. */
const parts: AtlasParts = {
  Breadcrumbs: ({ items, current }) => (
    <nav aria-label="Breadcrumbs">
      {items.map(({ label, href }) => (
        <a key={href} href={href}>
          {label}
        </a>
      ))}
      {current}
    </nav>
  ),
  Button: ({ children, onClick, disabledReason }) => (
    <button type="button" onClick={onClick} disabled={disabledReason !== undefined} title={disabledReason}>
      {children}
    </button>
  ),
  ButtonLink: ({ children, href }) => <a href={href}>{children}</a>,
  Card: ({ children }) => <li>{children}</li>,
  CardLink: ({ children, href }) => <a href={href}>{children}</a>,
  CopyButton: ({ text, label }) => <button type="button" aria-label={label} value={text} />,
  EmptyState: ({ title, children }) => (
    <p>
      {title} {children}
    </p>
  ),
  Heading: ({ children, level, id }) =>
    level === 2 ? <h2 id={id}>{children}</h2> : <h3 id={id}>{children}</h3>,
  Icon: () => null,
  IconButton: ({ label, onClick }) => (
    <button type="button" onClick={onClick}>
      {label}
    </button>
  ),
  Link: ({ children, href }) => <a href={href}>{children}</a>,
  PageHeader: ({ title, purpose }) => (
    <header>
      <h1>{title}</h1>
      {purpose}
    </header>
  ),
  SearchField: ({ label, value, onChange }) => (
    <input type="search" aria-label={label} value={value} onChange={({ target }) => onChange(target.value)} />
  ),
  SegmentedControl: ({ label }) => <fieldset aria-label={label} />,
  Select: ({ label }) => <fieldset aria-label={label} />,
  Table: ({ label, rows, rowId, columns }) => (
    <table aria-label={label}>
      <tbody>
        {rows.map((row) => (
          <tr key={rowId(row)}>
            {columns.map(({ id, cell }) => (
              <td key={id}>{cell(row)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  ),
  Tabs: ({ tabs, selected }) => tabs.find(({ id }) => id === selected)?.content,
  Tag: ({ children }) => <em>{children}</em>,
  Text: ({ children }) => <span>{children}</span>,
};

const atlas: Atlas = {
  machines: [machine],
  parts,
  hrefs: {
    overview: '#overview',
    machine: (name, { state = '' } = {}) => `#${name}/${state}`,
    story: (id) => `#story-${id}`,
    film: (name, { state, steps }) => `/film/${name}/${state}/${steps}`,
    stage: '#stage',
  },
  render: (name, snapshot) => <output aria-label="Screen">{`${name} shows ${snapshot.value}`}</output>,
  hasPictures: false,
};

function show(content: ReactNode): void {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => {
    root.unmount();
    document.body.replaceChildren();
  });
  root.render(<AtlasProvider atlas={atlas}>{content}</AtlasProvider>);
}

test('DS-4: the overview lists and finds the states of a machine that it has never heard of', async () => {
  show(<Overview />);
  await expect.element(page.getByText('4 states of 1 flows')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search all states' }).fill('light yel');
  await expect.element(page.getByText('1 of 4 states')).toBeVisible();
});

test('DS-4: a foreign machine is drawn, and walked through to its end', async () => {
  const reached: string[] = [];
  show(
    <MachinePage
      machine="trafficLight"
      onSightChange={({ state, steps }) => reached.push(`${state}: ${steps}`)}
      stage={InlineStage}
    />,
  );
  await expect.element(page.getByText('trafficLight shows red')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Open story' })).toBeVisible();
  const panel = page.getByRole('complementary');
  await panel.getByRole('button', { name: /light\.changed/ }).click();
  await expect.element(page.getByText('trafficLight shows green')).toBeVisible();
  await panel.getByRole('button', { name: /power\.lost/ }).click();
  await expect.element(page.getByText('trafficLight shows dark')).toBeVisible();
  await expect.element(panel.getByText('Final', { exact: true })).toBeVisible();
  expect(reached).toEqual(['red: light-changed', 'red: light-changed_power-lost']);
});
