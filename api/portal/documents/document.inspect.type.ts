import { Field, Int, ObjectType } from 'type-graphql';
import type { FindingKind } from '../uploads/upload.finding.service.ts';
import { createEnum } from '#api/platform/graphql/types.ts';

const findingKindEnum = createEnum<Record<FindingKind, string>>(
  'FileFindingKind',
  'A kind of content that a file has besides what its pages show at first sight.',
  {
    HIDDEN_LAYERS: 'The PDF has layers that are off.',
    HIDDEN_TEXT: 'The file has text that is covered, formatted as hidden, or has the color of its page.',
    OUTSIDE_TEXT: 'The PDF has text outside of the visible part of a page.',
    HIDDEN_PICTURES: 'The PDF has pictures that are covered or outside of the visible part of a page.',
    COMMENTS: 'The file has comments.',
    TRACKED_CHANGES: 'The file records who changed what.',
    HIDDEN_SHEETS: 'The workbook has hidden sheets.',
    HIDDEN_SLIDES: 'The presentation has slides that it does not show.',
    SPEAKER_NOTES: 'The presentation has notes for its speaker.',
    ATTACHMENTS: 'The PDF contains other files.',
    METADATA: 'The properties of the file contain names or paths.',
    SIGNATURE: 'The PDF has a digital signature, which a watermarked copy cannot keep valid.',
    RESTRICTIONS: 'The PDF restricts printing, copying or changes.',
    FORM_FIELDS: 'The PDF has fields that can be filled in.',
    EMPTY_PAGES: 'Pages show nothing.',
    MISSING_FONTS: 'Text is not drawn because its font is not part of the file.',
    NO_TEXT: 'Pages have only pictures or letters that programs cannot read, so a search finds nothing on them.',
    NAMELESS_SIGNS: 'Pages have letters or signs of a font that does not name them, so a search does not find them.',
    DIFFERENT_COPY: 'A watermarked copy of the PDF would show pages differently than readers see them.',
    INCOMPLETE: 'The file could not be inspected completely.',
  },
);

@ObjectType({ description: 'Content that a file has besides what its pages show at first sight.' })
export class FileFinding {
  @Field(() => findingKindEnum, { description: 'The kind of content.' })
  kind!: FindingKind;

  @Field(() => [Int], {
    description: 'The pages or slides that have the content, from 1. Empty if it belongs to no page.',
  })
  pages!: number[];

  @Field(() => [String], {
    description: 'The names of the people, layers, sheets, fonts or paths, at most 20 of them.',
  })
  names!: string[];

  @Field(() => String, { description: 'What was found, as a sentence for administrators.' })
  message!: string;

  @Field(() => String, { description: 'What readers and downloads get of it, as a sentence for administrators.' })
  consequence!: string;
}
