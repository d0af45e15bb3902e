import type { ui } from "../../../text/en/battle-of-souls";
import { messages } from "../../../text/message";
import { refusals } from "../../refusals";

/** What Battle of Souls says in English, apart from card text. */
export type English = typeof ui;

/** Builds a message of Battle of Souls, or one that is there whichever game is played. */
export const message = messages<English>();

/** Refuses with a reason of Battle of Souls, or one that is there whichever game is played. */
export const refuse = refusals<English>();
