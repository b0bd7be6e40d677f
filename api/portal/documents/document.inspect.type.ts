import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { type FindingKind, findingKinds } from '../uploads/upload.finding.service.ts';

const findingKindEnum = Object.fromEntries(findingKinds.map((kind) => [kind, kind])) as Record<
  FindingKind,
  FindingKind
>;
registerEnumType(findingKindEnum, {
  name: 'FileFindingKind',
  description: 'A kind of content that a file has besides what its pages show at first sight.',
  valuesConfig: {
    HIDDEN_LAYERS: { description: 'The PDF has layers that are off.' },
    HIDDEN_TEXT: {
      description: 'The file has text that is covered, formatted as hidden, or has the color of its page.',
    },
    OUTSIDE_TEXT: { description: 'The PDF has text outside of the visible part of a page.' },
    HIDDEN_PICTURES: { description: 'The PDF has pictures that are covered or outside of the visible part of a page.' },
    COMMENTS: { description: 'The file has comments.' },
    TRACKED_CHANGES: { description: 'The file records who changed what.' },
    HIDDEN_SHEETS: { description: 'The workbook has hidden sheets.' },
    HIDDEN_SLIDES: { description: 'The presentation has slides that it does not show.' },
    SPEAKER_NOTES: { description: 'The presentation has notes for its speaker.' },
    ATTACHMENTS: { description: 'The PDF contains other files.' },
    METADATA: { description: 'The properties of the file contain names or paths.' },
    SIGNATURE: { description: 'The PDF has a digital signature, which a watermarked copy cannot keep valid.' },
    RESTRICTIONS: { description: 'The PDF restricts printing, copying or changes.' },
    FORM_FIELDS: { description: 'The PDF has fields that can be filled in.' },
    EMPTY_PAGES: { description: 'Pages show nothing.' },
    MISSING_FONTS: { description: 'Text is not drawn because its font is not part of the file.' },
    NO_TEXT: {
      description: 'Pages have only pictures or letters that programs cannot read, so a search finds nothing on them.',
    },
    NAMELESS_SIGNS: {
      description: 'Pages have letters or signs of a font that does not name them, so a search does not find them.',
    },
    DIFFERENT_COPY: {
      description: 'A watermarked copy of the PDF would show pages differently than readers see them.',
    },
    INCOMPLETE: { description: 'The file could not be inspected completely.' },
  },
});

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
