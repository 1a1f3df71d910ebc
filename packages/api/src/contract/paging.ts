import { z } from 'zod';
import { rowsOf } from './common.ts';

/** Rows of a page where the caller names no number, and the most that one may ask for. */
const DEFAULT_PAGE_SIZE = 25;
const MAX_PAGE_SIZE = 100;

/** Fields of the query of a paged list, to be spread into it. Text of the address becomes numbers. */
export const paging = {
  /** From 1. */
  page: z.coerce.number<number | string>().int().positive().default(1),
  pageSize: z.coerce.number<number | string>().int().min(1).max(MAX_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
};

/** Reply of a paged list: the rows of the page, and how many rows all pages have together. */
export function pageOf<T extends z.ZodType>(row: T) {
  return z.object({ rows: rowsOf(row), total: z.int().nonnegative() });
}

/**
 * Field of a query that may be given several times, such as `status=ready&status=failed`; [] when it is left
 * out.
 */
export function several<T extends z.ZodType>(value: T) {
  return z.union([z.array(value), value.transform((one) => [one])]).default([]);
}
