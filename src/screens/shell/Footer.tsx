import { CloudOff, HardDriveDownload, Keyboard, RefreshCw, Scale, Wifi } from "lucide-react";
import { type ComponentType, lazy, Suspense, useState } from "react";
import { type MessageKey, t } from "../../text";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { type OfflineState, updateNow, useOffline } from "../offline/offline";
import styles from "./Footer.module.css";
import { KeyList } from "./KeyList";

const Licences = lazy(async () => ({ default: (await import("./Licences")).Licences }));

type Icon = ComponentType<{ size?: number; "aria-hidden"?: boolean }>;

const STATES = {
  none: ["offline.none", Wifi],
  saving: ["offline.saving", HardDriveDownload],
  ready: ["offline.ready", CloudOff],
  failed: ["offline.failed", Wifi],
} as const satisfies Readonly<Record<OfflineState, readonly [MessageKey, Icon]>>;

export function Footer() {
  const [open, setOpen] = useState<"keys" | "licence" | null>(null);
  const { state, updateReady } = useOffline();
  const [stateKey, StateIcon] = STATES[state];
  const close = () => setOpen(null);
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <p className={styles.fact}>{t("footer.version", { version: __PLAYMAT_VERSION__ })}</p>
        <p className={styles.fact}>
          <StateIcon size={16} aria-hidden />
          {t(stateKey)}
        </p>
        <div className={styles.actions}>
          {updateReady && (
            <Button
              look="quiet"
              icon={<RefreshCw aria-hidden="true" size={18} />}
              onClick={() => void updateNow()}
            >
              {t("update.now")}
            </Button>
          )}
          <Button
            look="quiet"
            icon={<Keyboard aria-hidden="true" size={18} />}
            onClick={() => setOpen("keys")}
          >
            {t("footer.keys")}
          </Button>
          <Button
            look="quiet"
            icon={<Scale aria-hidden="true" size={18} />}
            onClick={() => setOpen("licence")}
          >
            {t("footer.licence")}
          </Button>
        </div>
      </div>
      {open === "keys" && (
        <Dialog title={t("keys.title")} onClose={close}>
          <KeyList />
        </Dialog>
      )}
      {open === "licence" && (
        <Dialog title={t("licence.title")} onClose={close}>
          <Suspense fallback={null}>
            <Licences />
          </Suspense>
        </Dialog>
      )}
    </footer>
  );
}
