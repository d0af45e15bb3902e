import { type ReactNode, useCallback, useRef } from "react";
import type { CardId } from "../../kernel";
import { useTable } from "../../table";
import { locateCard } from "../guide/locate";
import { useFollowTarget } from "../guide/useFollowTarget";
import styles from "./AdvicePanel.module.css";
import { Rings } from "./Rings";

interface Props {
  readonly label: string;
  /** The cards that the advice is about: the panel stands beside the first, and each has a ring. */
  readonly cards: readonly CardId[];
  /** The card that the panel stands beside while the advice is about none. Defaults to none. */
  readonly beside?: CardId | undefined;
  readonly isBusy?: boolean;
  readonly children: ReactNode;
}

/** Advice over the table, beside the card that it is about. */
export function AdvicePanel({ label, cards, beside, isBusy = false, children }: Props) {
  const panel = useRef<HTMLElement>(null);
  const view = useTable((s) => s.view);
  const first = cards[0] ?? beside;
  const find = useCallback(() => (first === undefined ? null : locateCard(first, view)), [first, view]);
  const layout = useFollowTarget(panel, find);
  const { x, y } = layout?.place ?? { x: 0, y: 0 };
  return (
    <>
      <Rings cards={cards} />
      <section
        ref={panel}
        className={styles.panel}
        data-coach
        data-placed={layout !== null || undefined}
        style={{ transform: `translate(${x}px, ${y}px)` }}
        aria-label={label}
        aria-busy={isBusy}
      >
        {children}
      </section>
    </>
  );
}
