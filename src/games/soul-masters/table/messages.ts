import type { ui } from "../../../text/en/soul-masters";
import { messages } from "../../../text/message";
import { refusals } from "../../refusals";

/** The English text of Soul Masters, apart from card text. */
export type English = typeof ui;

/** Builds a message of Soul Masters, or one shared by all games. */
export const message = messages<English>();

/** Refuses with a reason of Soul Masters, or one shared by all games. */
export const refuse = refusals<English>();
