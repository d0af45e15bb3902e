import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { writeRows } from "./rows";
import { TablePage } from "./table";

/** A card on the field; by default one core lies on a spirit and none on a nexus. */
export type SagaCard =
  | string
  | {
      readonly name: string;
      readonly cores?: number;
      /** The player's soul core lies on it. */
      readonly soul?: boolean;
      readonly exhausted?: boolean;
    };

/** A player's cards and cores. */
export interface SagaSide {
  readonly spirits?: readonly SagaCard[];
  readonly nexuses?: readonly SagaCard[];
  readonly hand?: readonly string[];
  /** Face down. */
  readonly burst?: string;
  /** Regular cores; by default none. */
  readonly reserve?: number;
  /** The soul core lies in the reserve. */
  readonly soul?: boolean;
  /** By default 5. */
  readonly life?: number;
}

/** A match of Battle Spirits Saga in the turn of Ann, against Bob. */
export interface SagaPosition {
  readonly sides: readonly [SagaSide, SagaSide];
  /** By default the main step. */
  readonly step?: "main" | "attack";
  /** Bob is the scripted opponent, not a second person at the screen. */
  readonly opponent?: true;
  /** By default those of two people are open. */
  readonly openHands?: boolean;
  /** When both are asked; by default in no window. */
  readonly passing?: { readonly level: string; readonly stops: readonly string[] };
  /** A core has gone to and fro between Ann's first two spirits for so long that its next move is one too many. */
  readonly isLoop?: true;
}

/** A card of Soul Masters in play; one given as an object rests. */
export type SoulInPlay = string | { readonly name: string };

/** A player's cards: Ann has the dragons, Bob the wolves, both at their first level. */
export interface SoulSide {
  readonly units?: readonly SoulInPlay[];
  readonly equipment?: readonly SoulInPlay[];
  readonly commanderRests?: true;
  /** Cards of the energy field, all ready; by default 6. */
  readonly energy?: number;
  readonly resources?: number;
  readonly hand?: readonly string[];
  readonly discard?: readonly string[];
  /** By default all of it. */
  readonly hp?: number;
}

/** A match of Soul Masters in a Main Phase, asked in every window. */
export interface SoulPosition {
  readonly sides: readonly [ann: SoulSide, bob: SoulSide];
  /** Whose turn it is. */
  readonly active: 0 | 1;
  /** What has been done since, in words: "attack Oak > Rival", "cast Flare Up", "pick Oak", "pass". */
  readonly plays?: readonly string[];
  /** Bob is the scripted opponent, not a second person at the screen. */
  readonly opponent?: true;
}

const run = promisify(execFile);

/**
 * Opens the match that a program lays out.
 * @param program in this folder.
 */
export async function openFrom(page: Page, program: string, position: object): Promise<TablePage> {
  const words = ["tsx", `e2e/support/${program}.ts`, JSON.stringify(position)];
  const { stdout: text } = await run("npx", words, { maxBuffer: 2 ** 26 });
  const { setup } = JSON.parse(text) as { setup: { id: string } };
  await page.goto("/#/saves");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await writeRows(page, [{ store: "matches", key: setup.id, row: { id: setup.id, text } }]);
  await page.goto(`/#/table/${setup.id}`);
  const table = new TablePage(page);
  await table.laid();
  return table;
}

/** Opens a match of Battle Spirits Saga at this position. */
export const openLaidOut = (page: Page, position: SagaPosition) => openFrom(page, "lay-saga", position);

/** Opens a match of Soul Masters at this position. */
export const openSouls = (page: Page, position: SoulPosition) => openFrom(page, "lay-souls", position);
