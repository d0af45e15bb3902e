import type { ui } from "../../../text/en/battle-cores";
import { messages } from "../../../text/message";
import { refusals } from "../../refusals";

/** The English text of Battle Cores, apart from card text. */
export type English = typeof ui;

/** Builds a message of Battle Cores, or one shared by all games. */
export const message = messages<English>();

/** Refuses with a reason of Battle Cores, or one shared by all games. */
export const refuse = refusals<English>();
