import { PackageOpen } from "lucide-react";
import { useRef, useState } from "react";
import type { Game } from "../../../games/game";
import { Button } from "../../../ui/Button";
import { cx } from "../../../ui/cx";
import CardDialog from "../browser/CardDialog";
import { Tabs } from "../parts/Tabs";
import styles from "./Drafting.module.css";
import { t } from "./messages";
import opening from "./Opening.module.css";
import { PackCards } from "./PackCards";
import { PoolPanel } from "./PoolPanel";

interface Props {
  readonly game: Game;
  /** All cards of the player's packs, pack by pack. */
  readonly pool: readonly string[];
  readonly packs: number;
  readonly opened: number;
  readonly onOpen: (opened: number) => void;
  /** Leads on when all packs are open. */
  readonly next: { readonly label: string; readonly go: () => void };
}

/** A player's sealed packs, opened one after another. */
export function Opening({ game, pool, packs, opened, onOpen, next }: Props) {
  const size = pool.length / packs;
  const pack = pool.slice((opened - 1) * size, opened * size);
  const left = packs - opened;
  const [shown, setShown] = useState<"pack" | "pool">("pack");
  const [large, setLarge] = useState<string | null>(null);
  const head = useRef<HTMLHeadingElement>(null);
  const at = pack.indexOf(large ?? "");
  const open = (n: number) => {
    onOpen(n);
    setShown("pack");
    head.current?.focus();
    window.scrollTo(0, 0);
  };
  return (
    <div className={cx("wide-page", styles.draft)}>
      <div className={styles.head}>
        <h2 ref={head} tabIndex={-1} className={styles.title}>
          {t("opening.title", { opened, packs })}
        </h2>
        <p className={styles.passes}>{left > 0 && opened > 0 && t("opening.closed", { left })}</p>
      </div>
      <Tabs
        shown={shown}
        tabs={[
          { value: "pack", label: t("draft.pack") },
          { value: "pool", label: t("draft.pool-count", { count: opened * size }) },
        ]}
        onShow={setShown}
      />
      <div className={cx(styles.pack, shown !== "pack" && styles.away)}>
        {opened === 0 ? (
          <Closed packs={packs} />
        ) : (
          <PackCards key={opened} game={game} label={t("draft.pack-cards")} cards={pack} onLook={setLarge} />
        )}
      </div>
      <div className={cx(styles.pool, shown !== "pool" && styles.away)}>
        <PoolPanel game={game} pool={pool.slice(0, opened * size)} onLook={setLarge} />
      </div>
      <div className={styles.bar}>
        <span className={styles.news} />
        {left > 1 && <Button onClick={() => open(packs)}>{t("opening.all")}</Button>}
        {left > 0 ? (
          <Button
            look="primary"
            icon={<PackageOpen size={20} aria-hidden="true" />}
            onClick={() => open(opened + 1)}
          >
            {t("opening.open", { left, packs })}
          </Button>
        ) : (
          <Button look="primary" onClick={next.go}>
            {next.label}
          </Button>
        )}
      </div>
      {large !== null && (
        <CardDialog
          game={game}
          name={large}
          use={undefined}
          previous={pack[at - 1]}
          next={at < 0 ? undefined : pack[at + 1]}
          onLook={setLarge}
          onClose={() => setLarge(null)}
        />
      )}
    </div>
  );
}

/** Packs that nobody has opened yet. */
function Closed({ packs }: { packs: number }) {
  return (
    <ul className={opening.packs} aria-hidden="true">
      {Array.from({ length: packs }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all packs look alike.
        <li key={i} className={opening.pack}>
          {i + 1}
        </li>
      ))}
    </ul>
  );
}
