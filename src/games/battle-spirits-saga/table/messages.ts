import type { ui } from "../../../text/en/battle-spirits-saga";
import { messages } from "../../../text/message";
import { refusals } from "../../refusals";

/** What Battle Spirits Saga says in English, apart from card text. */
export type English = typeof ui;

/** Builds a message of Battle Spirits Saga, or one that is there whichever game is played. */
export const message = messages<English>();

/** Refuses with a reason of Battle Spirits Saga, or one that is there whichever game is played. */
export const refuse = refusals<English>();
