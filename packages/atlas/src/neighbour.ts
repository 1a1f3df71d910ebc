import { type Box, middleOf } from './layout.ts';

/** Where an arrow key leads from a card: -1, 0 or 1 along each axis. */
export interface Direction {
  x: number;
  y: number;
}

export const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Factor by which distance across the direction counts more than distance along it. */
const ASIDE = 2;

/** The nearest box in a direction, what lies straight ahead before what lies aside; null at the edge. */
export function neighbourOf<B extends Box>(from: Box, others: readonly B[], direction: Direction): B | null {
  const here = middleOf(from);
  let nearest: B | null = null;
  let shortest = Number.POSITIVE_INFINITY;
  for (const other of others) {
    const there = middleOf(other);
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    const ahead = dx * direction.x + dy * direction.y;
    const aside = Math.abs(dx * direction.y) + Math.abs(dy * direction.x);
    const distance = ahead + aside * ASIDE;
    if (ahead <= 0 || distance >= shortest) continue;
    nearest = other;
    shortest = distance;
  }
  return nearest;
}
