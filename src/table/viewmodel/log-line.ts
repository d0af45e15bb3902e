import type { LogEntry } from "../../store/types";

/** A segment of a line: plain text, or the name of a card. */
export interface Segment {
  readonly at: number;
  readonly text: string;
  readonly card: string | null;
}

/** A line of the log as it is shown. */
export interface LogLine {
  readonly entry: LogEntry;
  readonly segments: readonly Segment[];
  readonly opensTurn: boolean;
  /** How often it happened in a row. */
  readonly times: number;
  /** The lines behind it: those that led up to a result, or those that it sums up. */
  readonly details: readonly LogLine[];
}
