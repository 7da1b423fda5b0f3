import { z } from 'zod';

const repository = z.object({
  stars: z.number(),
  /** The main language of its code. */
  language: z.string().optional(),
  /** SPDX identifier. */
  license: z.string().optional(),
  /** The last release; its day as YYYY-MM-DD. */
  release: z.object({ name: z.string(), date: z.string() }).optional(),
});

const contribution = z.object({
  title: z.string(),
  url: z.string(),
  /** The name of the repository, such as `facebook/react`. */
  repository: z.string(),
  /** The stars of the repository. */
  stars: z.number(),
  /** The day on which it was merged, YYYY-MM-DD. */
  date: z.string(),
});

/** `data/github.json`, which `npm run github` writes. */
export const githubSchema = z.object({
  /** By name, such as `ada/engine`. */
  repositories: z.record(z.string(), repository),
  /** Merged pull requests into repositories of others. */
  contributions: z.array(contribution),
});

export type Github = z.output<typeof githubSchema>;
export type Repository = z.output<typeof repository>;
export type Contribution = z.output<typeof contribution>;
