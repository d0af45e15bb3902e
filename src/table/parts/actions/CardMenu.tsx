import { useLayoutEffect, useRef, useState } from "react";
import { useShallow } from "zustand/react/shallow";
import type { Action } from "../../../kernel";
import { t } from "../../../text";
import { cx } from "../../../ui/cx";
import { LocalizedText } from "../../../ui/LocalizedText";
import { cardElement, selector } from "../../dom/attributes";
import panels from "../../motion/panels.module.css";
import { useTable } from "../../state/table";
import { armedCard } from "../../viewmodel/marks";
import { menuActions } from "../../viewmodel/menu-actions";
import { previewOf } from "../../viewmodel/preview";
import styles from "./CardMenu.module.css";
import { type Corner, placeAbove, placeBeside } from "./place-menu";

const NOTHING: readonly Action[] = [];

/** The buttons of the armed card: beside it, or over the actions if they would cover anything that can be chosen. */
export function CardMenu() {
  const card = useTable((s) =>
    s.gesture.kind === "aiming" || s.gesture.kind === "choosing" ? armedCard(s.gesture) : null,
  );
  const actions = useTable(
    useShallow((s) => {
      if (s.gesture.kind === "choosing") return s.gesture.actions;
      return s.gesture.kind === "aiming" ? menuActions(s.game, s.view, s.gesture.card) : NOTHING;
    }),
  );
  if (card === null || actions.length === 0) return null;
  return <Menu key={card} card={card} actions={actions} />;
}

const boxOf = (element: Element): DOMRect => element.getBoundingClientRect();

interface MenuProps {
  readonly card: number;
  readonly actions: readonly Action[];
}

function Menu({ card, actions }: MenuProps) {
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Corner | null>(null);
  const game = useTable((s) => s.game);
  const view = useTable((s) => s.view);
  const input = useTable((s) => s.input);
  const byKeyboard = useTable((s) => s.byKeyboard);

  useLayoutEffect(() => {
    const own = box.current?.getBoundingClientRect();
    const of = cardElement(document, card)?.getBoundingClientRect();
    if (!own || !of) return;
    const targets = document.querySelectorAll(`${selector("mark", "target")}, ${selector("legal")}`);
    const isAiming = targets.length > 0;
    // When nothing can be chosen, the menu must not cover the cards in play.
    const spots = isAiming
      ? targets
      : document.querySelectorAll(`${selector("row")} ${selector("card")}:not(${selector("card", card)})`);
    const screen = { width: window.innerWidth, height: window.innerHeight };
    const prompts = [...document.querySelectorAll(selector("asked"))].map(boxOf);
    const near = placeBeside(of, own, [...spots].map(boxOf), screen, prompts);
    const bar = document.querySelector(selector("actions"))?.getBoundingClientRect();
    setPlace(isAiming && near.covered > 0 && bar ? placeAbove(bar, own, screen) : near);
  }, [card]);

  useLayoutEffect(() => {
    if (byKeyboard && place !== null) box.current?.querySelector("button")?.focus();
  }, [byKeyboard, place]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has its own frame.
    <div
      ref={box}
      className={cx(panels.fadesIn, styles.menu)}
      data-choice
      role="group"
      aria-label={t("table.menu")}
      style={place ? { left: place.left, top: place.top } : { visibility: "hidden" }}
    >
      {actions.map((action) => (
        <button key={JSON.stringify(action)} type="button" onClick={() => input({ kind: "choose", action })}>
          <LocalizedText message={game.table.actionLabel(view, action)} />{" "}
          {previewOf(game, view, action)?.lines.map((line) => (
            <small key={line.key}>
              <LocalizedText message={line} />
            </small>
          ))}
        </button>
      ))}
    </div>
  );
}
