/** A point on the screen in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}
