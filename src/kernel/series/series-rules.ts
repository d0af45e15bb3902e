/** How a series is played. */
export interface SeriesSpec {
  /** Maximum number of games, odd. */
  readonly bestOf: number;
  /** How many sides it is for: teams, or seats without one. */
  readonly sides: number;
  readonly rule: string;
}
