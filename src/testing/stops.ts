import { expect, test } from "vitest";
import type { GameTiming } from "../games/game-timing";
import { legalActions, NONE, PASS, responseWindowOf, type Seat } from "../kernel";
import type { Scenario } from "./scenario";

/** The asked seat's responses in a window that count and cannot wait. */
function wantedOf({ engine: g }: Scenario, { canWait, isPointless }: GameTiming, seat: Seat, window: string) {
  return legalActions(g).filter(
    (action) => action.type !== PASS.type && !isPointless?.(g, action) && !canWait?.(g, seat, window, action),
  );
}

/**
 * Passes as long as a player may respond.
 * @param rule with `stake`, the same responses at the same stake prompt only once.
 * @returns the windows that prompt this seat by default, each with the step of the turn.
 */
export function stopsFor(g: Scenario, rule: GameTiming, seat: Seat): string[] {
  const found: string[] = [];
  const passed = new Set<string>();
  for (;;) {
    const { decision } = g;
    const window = decision === null ? undefined : responseWindowOf(decision);
    if (decision === null || window === undefined) return found;
    const responses = decision.seat === seat ? wantedOf(g, rule, seat, window) : [];
    const stake = rule.stake?.(g.engine, seat, window);
    const situation = JSON.stringify([stake, g.state.stack.at(-1)?.id, responses]);
    if (responses.length > 0 && !(stake !== undefined && passed.has(situation)))
      found.push(`${window} in ${g.state.turn.step}`);
    passed.add(situation);
    g.pass();
  }
}

/**
 * Passes as long as a player may respond.
 * @returns the windows that prompt this seat beside another person, judged by public information.
 */
export function stripsFor(g: Scenario, { isQuiet }: GameTiming, seat: Seat): string[] {
  const found: string[] = [];
  for (;;) {
    const { decision } = g;
    const window = decision === null ? undefined : responseWindowOf(decision);
    if (decision === null || window === undefined) return found;
    const seen = { rules: g.engine.rules, state: g.view(NONE) };
    if (decision.seat === seat && !isQuiet?.(seen, seat, window))
      found.push(`${window} in ${g.state.turn.step}`);
    g.pass();
  }
}

/** A position in plain words, and the windows in which it stops a player, each with the step of the turn. */
export type Position = readonly [name: string, stops: () => readonly string[], expected?: string];

/**
 * Tests that each of these positions stops the player in the expected window and nowhere else; without an expected
 * window, nowhere.
 */
export function testPositions(positions: readonly Position[]): void {
  for (const [name, stops, expected] of positions)
    test(name, () => {
      expect(stops()).toEqual(expected === undefined ? [] : [expected]);
    });
}
