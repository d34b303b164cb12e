import { use } from 'react';
import {
  Accordion,
  AccordionItem,
  Breadcrumb,
  Tab,
  TabList,
  TabPanel,
  Tabs,
  Tag,
} from '../../../ui/index.ts';
import { PaneContext } from '../frame/pane-context.ts';
import { Specimen } from '../frame/specimen.tsx';
import { SpecimenGrid } from '../frame/specimen-grid.tsx';

export function TabsSection() {
  return (
    <SpecimenGrid>
      <Specimen title="Tabs">
        <Tabs>
          <TabList label="Set up">
            <Tab id="manual">Manual settings</Tab>
            <Tab
              id="templates"
              end={
                <Tag size="sm" tone="blue">
                  12
                </Tag>
              }
            >
              Templates
            </Tab>
            <Tab id="off" isDisabled>
              Disabled
            </Tab>
          </TabList>
          <TabPanel id="manual">Choose a goal and fill in the rest yourself.</TabPanel>
          <TabPanel id="templates">Start from what worked before.</TabPanel>
        </Tabs>
      </Specimen>
      <Specimen title="Segments">
        <Tabs>
          <TabList label="Placement" look="segments">
            <Tab id="feed">Feed</Tab>
            <Tab id="right">Right column</Tab>
            <Tab id="story">Story</Tab>
          </TabList>
          <TabPanel id="feed">The feed on a phone.</TabPanel>
          <TabPanel id="right">The right column on a desktop.</TabPanel>
          <TabPanel id="story">The whole screen.</TabPanel>
        </Tabs>
      </Specimen>
      <Specimen title="Accordion">
        <Accordion defaultExpandedKeys={['one']}>
          <AccordionItem id="one" title="What is not spent?" headingLevel={4}>
            It goes back to the balance when the campaign ends.
          </AccordionItem>
          <AccordionItem
            id="two"
            title="Who may launch?"
            headingLevel={4}
            end={
              <Tag size="sm" tone="orange">
                2
              </Tag>
            }
          >
            Everyone who may edit.
          </AccordionItem>
          <AccordionItem id="three" title="Disabled" headingLevel={4} isDisabled>
            Nothing to see.
          </AccordionItem>
        </Accordion>
      </Specimen>
      <Specimen title="Breadcrumb">
        <Breadcrumb
          label={`Breadcrumb, ${use(PaneContext)}`}
          crumbs={[
            { label: 'Campaigns', href: '/ui#tabs' },
            { label: 'Healthcare North and everything around it', href: '/ui#tabs' },
            { label: 'ICU nurse, Martini Hospital' },
          ]}
        />
      </Specimen>
    </SpecimenGrid>
  );
}
