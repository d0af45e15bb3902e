import type { ui } from "../../../text/en/soul-masters";
import { messages } from "../../../text/message";
import { refusals } from "../../refusals";

/** What Soul Masters says in English, apart from card text. */
export type English = typeof ui;

/** Builds a message of Soul Masters, or one that is there whichever game is played. */
export const message = messages<English>();

/** Refuses with a reason of Soul Masters, or one that is there whichever game is played. */
export const refuse = refusals<English>();
