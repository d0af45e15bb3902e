import { addMessages } from "../../text/add-messages";
import { setup } from "../../text/en/ui/setup";

addMessages(setup);

export { t } from "../say";
