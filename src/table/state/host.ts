import { createContext, type ReactNode, useContext } from "react";

/** What the screen around the table does for it. */
export interface TableHost {
  onLeave(): void;
  onPlayAgain?: (() => void) | undefined;
  /** Goes on to the next game of the series, by way of what is to be decided before it. */
  onNextGame?: (() => void) | undefined;
  /** Goes on here with a match that another tab has taken over. */
  onTakeOver?: (() => void) | undefined;
  /** Shows the match from its first move on. */
  onReplay?: (() => void) | undefined;
  /** How the match went, shown with its result. */
  readonly scoreHistory?: ReactNode;
  /** Lies over the table and knows it: the guide of a first game. */
  readonly coach?: ReactNode;
  /** What the main key (Space) does instead of pressing the main button. */
  onMain?: (() => void) | undefined;
  /** Stands where the actions stand: the match is only looked at, and these turn its pages. */
  readonly controls?: ReactNode;
}

export const HostContext = createContext<TableHost>({ onLeave: () => {} });

export const useHost = (): TableHost => useContext(HostContext);
