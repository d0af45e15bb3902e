import { createContext, type ReactNode, useContext } from "react";

/** What has become of a link: handed to the device or copied, or why there is none. */
export type ShareStatus = "shared" | "copied" | "too-long" | "failed";

/** What the screen around the table provides. */
export interface TableHost {
  onLeave(): void;
  onPlayAgain?: (() => void) | undefined;
  /** Goes on to the next game of the series, through the decisions before it. */
  onNextGame?: (() => void) | undefined;
  /** Continues here a match that another tab has taken over. */
  onTakeOver?: (() => void) | undefined;
  /** Shows the match from its first move on. */
  onReplay?: (() => void) | undefined;
  /** Shares a link to the whole match. */
  onShare?: (() => Promise<ShareStatus>) | undefined;
  /** Opens what is on the table in the position editor. */
  onPosition?: (() => void) | undefined;
  /** The course of the match, shown with its result. */
  readonly scoreHistory?: ReactNode;
  /** Settings for look and sound, shown in the menu of the table. */
  readonly settings?: ReactNode;
  /** An overlay that knows the table: the guide of a first game. */
  readonly coach?: ReactNode;
  /** More tools beside the undo. */
  readonly tools?: ReactNode;
  /** What the main key (Space) does instead of pressing the main button. */
  onMain?: (() => void) | undefined;
  /** Replaces the actions when the match is only viewed: the replay controls. */
  readonly controls?: ReactNode;
}

export const HostContext = createContext<TableHost>({ onLeave: () => {} });

export const useHost = (): TableHost => useContext(HostContext);
