/** How a series is played. */
export interface SeriesSpec {
  /** Maximum number of games, odd. */
  readonly bestOf: number;
  /** Number of sides: teams, and seats without a team. */
  readonly sides: number;
  readonly rule: string;
}
