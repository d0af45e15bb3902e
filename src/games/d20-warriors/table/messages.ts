import type { ui } from "../../../text/en/d20-warriors";
import { messages } from "../../../text/message";
import { refusals } from "../../refusals";

/** The English texts of D20 Warriors, apart from card text. */
export type English = typeof ui;

/** Builds a message of D20 Warriors or a shared one. */
export const message = messages<English>();

/** Refuses with a reason of D20 Warriors or a shared one. */
export const refuse = refusals<English>();
