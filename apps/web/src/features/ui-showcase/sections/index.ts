import type { SectionEntry } from '../frame/showcase-section.tsx';
import { AdFieldsSection } from './ad-fields-section.tsx';
import { AlertSection } from './alert-section.tsx';
import { BannerSection } from './banner-section.tsx';
import { ButtonSection } from './button-section.tsx';
import { ChoiceSection } from './choice-section.tsx';
import { CropSection } from './crop-section.tsx';
import { DateSection } from './date-section.tsx';
import { DisplaySection } from './display-section.tsx';
import { FoundationSection } from './foundation-section.tsx';
import { LibrarySection } from './library-section.tsx';
import { MediaSection } from './media-section.tsx';
import { NumberSection } from './number-section.tsx';
import { OverlaySection } from './overlay-section.tsx';
import { PreviewSection } from './preview-section.tsx';
import { ProgressSection } from './progress-section.tsx';
import { SelectSection } from './select-section.tsx';
import { StateSection } from './state-section.tsx';
import { TabsSection } from './tabs-section.tsx';
import { TextSection } from './text-section.tsx';
import { TextareaSection } from './textarea-section.tsx';
import { ToastSection } from './toast-section.tsx';

const entry = (
  id: string,
  title: string,
  note: string,
  Content: SectionEntry['Content'],
): SectionEntry => ({ id, title, note, Content });

export const sections: readonly SectionEntry[] = [
  entry('foundation', 'Foundation', 'Colours, type, shape, keys.', FoundationSection),
  entry('buttons', 'Buttons and links', 'One primary action in a view.', ButtonSection),
  entry('text', 'Text', 'Counted, warned and explained; never cut.', TextSection),
  entry('textarea', 'Text area', 'What may be truncated is tinted.', TextareaSection),
  entry('numbers', 'Numbers and currency', 'Whole units or cents.', NumberSection),
  entry('selects', 'Dropdowns', 'One, several, searched, from a server.', SelectSection),
  entry('choices', 'Checkboxes, radios, toggles', 'Small choices in sight.', ChoiceSection),
  entry('dates', 'Date selectors', 'DD-MM-YYYY, typed or picked.', DateSection),
  entry('tabs', 'Tabs and accordion', 'Ways to find a place.', TabsSection),
  entry('layers', 'Modals, menus, tooltips', 'Escape closes the top one.', OverlaySection),
  entry('toasts', 'Toasts', 'They wait while you read them.', ToastSection),
  entry('alerts', 'Alerts', 'They stay where the matter is.', AlertSection),
  entry('display', 'Tags, avatars, cards', 'Colour never speaks alone.', DisplaySection),
  entry('progress', 'Progress and loading', 'The shape of what comes.', ProgressSection),
  entry('states', 'Empty and error', 'Never a blank area.', StateSection),
  entry('crops', 'Crops and focal points', 'What is seen is what is cut.', CropSection),
  entry('media', 'Files and image cropper', 'Mouse, finger or keys.', MediaSection),
  entry('ad-fields', 'Fields of an ad', 'Emoji, tags, places to sort.', AdFieldsSection),
  entry('library', 'Media library', 'What fits, and why the rest does not.', LibrarySection),
  entry('previews', 'Ad previews', 'As people see them.', PreviewSection),
  entry('banners', 'Banners', 'Nine sizes, drawn as they are published.', BannerSection),
];
