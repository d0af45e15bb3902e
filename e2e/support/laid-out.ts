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

const run = promisify(execFile);

/** Opens a match at this position. */
export async function openLaidOut(page: Page, position: SagaPosition): Promise<TablePage> {
  const program = ["tsx", "e2e/support/lay-saga.ts", JSON.stringify(position)];
  const { stdout: text } = await run("npx", program, { maxBuffer: 2 ** 26 });
  const { setup } = JSON.parse(text) as { setup: { id: string } };
  await page.goto("/#/saves");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await writeRows(page, [{ store: "matches", key: setup.id, row: { id: setup.id, text } }]);
  await page.goto(`/#/table/${setup.id}`);
  const table = new TablePage(page);
  await table.laid();
  return table;
}
