import { useLayoutEffect, useRef, useState } from "react";
import { useShallow } from "zustand/react/shallow";
import type { Action } from "../../../kernel";
import { say, t } from "../../say";
import { useTable } from "../../state/table";
import { actsOf } from "../../viewmodel/acts";
import { Area } from "../Area";
import styles from "./CardMenu.module.css";

const NOTHING: readonly Action[] = [];

/** The buttons of the armed card: beside it, or over the actions while targets are chosen on the board. */
export function CardMenu() {
  const card = useTable((s) =>
    s.gesture.at === "aiming" || s.gesture.at === "choosing" ? s.gesture.card : null,
  );
  const actions = useTable(
    useShallow((s) => {
      if (s.gesture.at === "choosing") return s.gesture.actions;
      return s.gesture.at === "aiming" ? actsOf(s.view, s.gesture.card).plain : NOTHING;
    }),
  );
  const isAiming = useTable((s) => s.gesture.at === "aiming");
  if (card === null || actions.length === 0) return null;
  return <Menu key={card} card={card} actions={actions} docked={isAiming} />;
}

interface MenuProps {
  readonly card: number;
  readonly actions: readonly Action[];
  /** Out of the way: nothing on the board may be covered. */
  readonly docked: boolean;
}

function Menu({ card, actions, docked }: MenuProps) {
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null);
  const game = useTable((s) => s.game);
  const view = useTable((s) => s.view);
  const input = useTable((s) => s.input);
  const byKeyboard = useTable((s) => s.byKeyboard);

  useLayoutEffect(() => {
    const own = box.current?.getBoundingClientRect();
    const of = document.querySelector(`[data-card="${card}"]`)?.getBoundingClientRect();
    if (!own || !of) return;
    const bar = document.querySelector("[data-actions]")?.getBoundingClientRect();
    if (docked && bar) {
      const right = window.innerWidth - own.width - 8;
      setPlace({ left: Math.max(8, Math.min(right, bar.left)), top: Math.max(8, bar.top - own.height - 8) });
      return;
    }
    const left = Math.min(
      window.innerWidth - own.width - 8,
      Math.max(8, of.left + of.width / 2 - own.width / 2),
    );
    const above = of.top - own.height - 10;
    setPlace({
      left,
      top: above > 8 ? above : Math.min(window.innerHeight - own.height - 8, of.bottom + 10),
    });
  }, [card, docked]);

  useLayoutEffect(() => {
    if (byKeyboard && place !== null) box.current?.querySelector("button")?.focus();
  }, [byKeyboard, place]);

  return (
    <Area
      ref={box}
      className={styles.menu}
      role="group"
      aria-label={t("table.menu")}
      style={place ?? { visibility: "hidden" }}
    >
      {actions.map((action) => (
        <button key={JSON.stringify(action)} type="button" onClick={() => input({ do: "choose", action })}>
          {say(game.actionLabel(view, action))}
        </button>
      ))}
    </Area>
  );
}
