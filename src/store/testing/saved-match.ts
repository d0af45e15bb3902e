import { type Engine, type GameRecord, newRecord } from "../../kernel";
import { summaryOf, textOf } from "../saving/summary";
import { SAVE_FORMAT } from "../schema/migrate";
import { validate } from "../schema/plain-schema";
import { savedMatchSchema } from "../schema/saved-schema";
import type { MatchSummary, PassSettings, SavedMatch, SeatKind } from "../types";

interface Options {
  readonly id?: string;
  /** Defaults to a record without answers. */
  readonly record?: GameRecord;
  /** Defaults to people. */
  readonly seats?: readonly SeatKind[];
  readonly openHands?: boolean;
  /** When each seat is asked. Defaults to every window. */
  readonly passing?: PassSettings;
}

/** A saved match as stored in the database: its text and its list entry. */
export interface MatchFixture {
  readonly id: string;
  readonly text: string;
  readonly summary: MatchSummary;
}

const PERSON: SeatKind = { kind: "person" };

/**
 * A saved match at the position of this engine.
 * @throws Error when the page would refuse to read it.
 */
export function savedMatch(
  { state, rules }: Engine,
  {
    id = "fixture",
    record = newRecord(rules, state.config),
    seats = state.seats.map(() => PERSON),
    openHands = false,
    passing = { level: "every", stops: [] },
  }: Options = {},
): MatchFixture {
  const match: SavedMatch = {
    format: SAVE_FORMAT,
    setup: { id, game: rules.slug, seats, openHands },
    record,
    state,
    log: [],
    seen: seats.map(() => 0),
    passing: seats.map(() => passing),
    savedAt: 1,
  };
  const { success, issues } = validate(savedMatchSchema, match);
  if (!success) throw new Error(`the page would refuse this match: ${issues[0].message}`);
  return { id, text: textOf(match), summary: summaryOf(match) };
}
