import type { ui } from "../../../text/en/battle-of-souls";
import { messages } from "../../../text/message";
import { refusals } from "../../refusals";

/** The English texts of Battle of Souls, apart from card text. */
export type English = typeof ui;

/** Builds a message of Battle of Souls, or a shared one. */
export const message = messages<English>();

/** Refuses with a reason of Battle of Souls, or a shared one. */
export const refuse = refusals<English>();
