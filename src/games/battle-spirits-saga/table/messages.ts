import type { ui } from "../../../text/en/battle-spirits-saga";
import { messages } from "../../../text/message";
import { refusals } from "../../refusals";

/** The English texts of Battle Spirits Saga, apart from card text. */
export type English = typeof ui;

/** Builds a message of Battle Spirits Saga, or a shared one. */
export const message = messages<English>();

/** Refuses with a reason of Battle Spirits Saga, or a shared one. */
export const refuse = refusals<English>();
