import { setup } from "../../text/en/ui/setup";
import { learn } from "../../text/learn";

learn(setup);

export { t } from "../say";
