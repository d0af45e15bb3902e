import type { ui } from "../../../text/en/d20-warriors";
import { messages } from "../../../text/message";
import { refusals } from "../../refusals";

/** What D20 Warriors says in English, apart from card text. */
export type English = typeof ui;

/** Builds a message of D20 Warriors, or one that is there whichever game is played. */
export const message = messages<English>();

/** Refuses with a reason of D20 Warriors, or one that is there whichever game is played. */
export const refuse = refusals<English>();
