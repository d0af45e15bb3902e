/** One finding of a check, at a position that an editor can open. */
export interface Problem {
  file: string;
  line: number;
  says: string;
}

/** A source file as a check sees it: its path from the project's root with forward slashes, and its text. */
export interface Source {
  path: string;
  text: string;
}

export type Check = (source: Source) => Problem[];

export const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);
export const isScript = (path: string): boolean => /\.(ts|tsx|mts|cts|js|jsx|mjs|cjs)$/.test(path);
