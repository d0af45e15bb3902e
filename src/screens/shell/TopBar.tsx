import { BookOpen, History, Layers, Settings2 } from "lucide-react";
import type { ReactNode } from "react";
import { t } from "../../text";
import { hrefOf, type Route, type Screen } from "../routing/route";
import { Brand } from "./Brand";
import styles from "./TopBar.module.css";

interface Place {
  readonly to: Route;
  readonly label: string;
  readonly icon: ReactNode;
}

const ICON = { size: 20, "aria-hidden": true } as const;

/** The screens that belong to a place. */
const WITHIN: Partial<Record<Screen, Screen>> = {
  rules: "rulebooks",
  deck: "decks",
  cards: "decks",
  sets: "decks",
  "edit-set": "decks",
  "copy-card": "decks",
  "shared-set": "decks",
  event: "decks",
  "new-event": "decks",
  positions: "decks",
  position: "decks",
  "new-position": "decks",
};

/** Marks the current place. */
function currentOf(place: Screen, screen: Screen): "page" | "true" | undefined {
  if (place === screen) return "page";
  return WITHIN[screen] === place ? "true" : undefined;
}

export function TopBar({ screen }: { screen: Screen }) {
  const places: readonly Place[] = [
    { to: { kind: "decks" }, label: t("shell.decks"), icon: <Layers {...ICON} /> },
    { to: { kind: "saves" }, label: t("shell.saves"), icon: <History {...ICON} /> },
    { to: { kind: "rulebooks" }, label: t("shell.rules"), icon: <BookOpen {...ICON} /> },
    { to: { kind: "settings" }, label: t("shell.settings"), icon: <Settings2 {...ICON} /> },
  ];
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <a className={styles.brand} href={hrefOf({ kind: "home" })} aria-label={t("shell.brand")}>
          <Brand />
          <span aria-hidden="true">{t("shell.name")}</span>
        </a>
        <nav aria-label={t("shell.nav")}>
          <ul className={styles.places}>
            {places.map(({ to, label, icon }) => (
              <li key={to.kind}>
                <a className={styles.place} href={hrefOf(to)} aria-current={currentOf(to.kind, screen)}>
                  {icon}
                  <span>{label}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}
